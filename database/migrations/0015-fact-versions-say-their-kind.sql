-- A fact may turn out to be of another kind: what it was before says of which. Null: of the kind it still is.
alter table public.company_fact_versions add column kind text check (kind ~ '^[a-z]{3,20}$');
