-- A fact of the company model as it travels. Rows are those the reader may see, and so are the names of
-- those who said it.
create view app.company_fact_rows with (security_invoker = true) as
  select
    f.org_id,
    f.id,
    f.client_id,
    f.kind,
    f.label,
    f.attributes,
    f.quote,
    f.origin,
    f.agent_type,
    f.session_id,
    f.message_id,
    f.confidence::float8 as confidence,
    f.status,
    u.full_name as said_by_name,
    f.created_at,
    f.updated_at,
    (
      select count(*)::integer
      from public.company_fact_versions v
      where v.org_id = f.org_id
        and v.fact_id = f.id
    ) as earlier,
    (
      select jsonb_build_object(
        'id', d.id,
        'name', d.name,
        'kind', v.kind,
        'version', s.version,
        'page', s.page,
        'read_by', s.read_by
      )
      from public.document_facts s
      join public.documents d
        on d.org_id = s.org_id
        and d.id = s.document_id
      join public.document_versions v
        on v.org_id = s.org_id
        and v.document_id = s.document_id
        and v.version = s.version
      where s.org_id = f.org_id
        and s.fact_id = f.id
    ) as document,
    case when f.status = 'proposed' then
      (
        select c.replaces
        from app.changed_facts c
        where c.org_id = f.org_id
          and c.fact_id = f.id
        order by c.place
        limit 1
      )
    end as replaces
  from public.company_facts f
  left join public.users u on u.org_id = f.org_id
    and u.id = f.said_by;
grant select on app.company_fact_rows to app_user;
