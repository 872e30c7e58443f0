-- Documents that were deleted long enough ago go for good, with what was read in them. Answers their files
-- that no other document has, to be taken out of the store.
create or replace function app.purge_documents(p_before timestamptz)
returns table (org_id uuid, sha256 text)
language plpgsql security definer set search_path = ''
as $$
begin
  delete
  from public.company_facts f
  using public.document_facts s, public.documents d
  where d.deleted_at < p_before
    and s.org_id = d.org_id
    and s.document_id = d.id
    and f.org_id = s.org_id
    and f.id = s.fact_id
    and f.status = 'removed'
    and f.decided_at = d.deleted_at;
  return query
    with gone as (
      delete
      from public.documents d
      where d.deleted_at < p_before
      returning d.org_id, d.id
    )
    select distinct v.org_id, v.sha256
    from public.document_versions v
    join gone g
      on g.org_id = v.org_id
      and g.id = v.document_id
    where not exists (
      select 1
      from public.document_versions o
      where o.org_id = v.org_id
        and o.sha256 = v.sha256
        and not exists (
          select 1
          from gone x
          where x.org_id = o.org_id
            and x.id = o.document_id
        )
    );
end $$;
grant execute on function app.purge_documents to app_auth;
