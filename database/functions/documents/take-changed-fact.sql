-- A change of a fact that waited was confirmed: the fact itself says so now, from the newer words, so that
-- what rests on it notices; the change has done its work.
create or replace function app.take_changed_fact() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  s public.document_facts;
begin
  select d.* into s
  from public.document_facts d
  where d.org_id = new.org_id
    and d.fact_id = new.id
    and d.replaces_id is not null;
  if s.fact_id is null then
    return null;
  end if;
  update public.company_facts f
  set
    attributes = f.attributes || new.attributes,
    quote = new.quote,
    status = 'confirmed',
    decided_by = new.decided_by,
    decided_at = new.decided_at,
    updated_at = now()
  where f.org_id = new.org_id
    and f.id = s.replaces_id;
  if found then
    delete
    from public.document_facts d
    where d.org_id = new.org_id
      and d.fact_id = new.id;
    perform app.cite_fact(
      s.replaces_id,
      s.document_id,
      s.version,
      s.page,
      s.starts,
      s.quote,
      s.read_by
    );
    update public.company_facts f
    set status = 'superseded', updated_at = now()
    where f.org_id = new.org_id
      and f.id = new.id;
  end if;
  return null;
end $$;
