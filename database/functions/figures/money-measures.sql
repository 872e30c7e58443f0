-- Measures in minor units of a currency (contracts/src/figures/measures.ts); the others are counts.
create or replace function app.money_measures() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array['spend', 'conversion_value', 'revenue', 'refunds', 'fees', 'payouts']
$$;
