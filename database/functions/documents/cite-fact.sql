-- Says where in a document a fact stands; where it stood before is forgotten.
create or replace function app.cite_fact(
  p_fact_id uuid,
  p_document_id uuid,
  p_version integer,
  p_page integer,
  p_starts integer,
  p_quote text,
  p_read_by text default null
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.document_facts as s (
    org_id,
    fact_id,
    document_id,
    version,
    page,
    client_id,
    starts,
    quote,
    read_by
  )
  select
    app.org_id(),
    p_fact_id,
    p_document_id,
    p_version,
    p_page,
    f.client_id,
    p_starts,
    p_quote,
    p_read_by
  from public.company_facts f
  where f.org_id = app.org_id()
    and f.id = p_fact_id
  on conflict (org_id, fact_id) do update
  set
    document_id = excluded.document_id,
    version = excluded.version,
    page = excluded.page,
    starts = excluded.starts,
    quote = excluded.quote,
    read_by = excluded.read_by;
end $$;
