-- The fact of a company with this kind and name that stands or waits; the confirmed one first.
create or replace function app.standing_fact_named(p_client_id uuid, p_kind text, p_label text)
returns public.company_facts
language sql stable security definer set search_path = ''
as $$
  select f.*
  from public.company_facts f
  where f.org_id = app.org_id()
    and f.client_id is not distinct from p_client_id
    and f.kind = p_kind
    and lower(f.label) = lower(p_label)
    and f.status in ('confirmed', 'assumed', 'proposed')
  order by f.status = 'confirmed' desc, f.created_at
  limit 1
$$;
