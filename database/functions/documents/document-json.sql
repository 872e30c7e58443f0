-- A document as it travels, with its newest version.
create or replace function app.document_json(d public.documents) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', d.id,
    'client_id', d.client_id,
    'client_slug', c.slug,
    'client_name', c.name,
    'campaign_id', d.campaign_id,
    'campaign_name', g.name,
    'name', d.name,
    'tags', d.tags,
    'version', d.version,
    'expires_on', d.expires_on,
    'shared_at', d.shared_at,
    'created_at', d.created_at,
    'updated_at', d.updated_at,
    'file_name', v.file_name,
    'kind', v.kind,
    'bytes', v.bytes,
    'state', v.state,
    'reason', v.reason,
    'page_count', v.page_count,
    'word_count', v.word_count,
    'language', v.language,
    'recognised', v.recognised,
    'read_at', v.read_at,
    'added_by_name', app.person_name(v.added_by),
    'facts_waiting', (
      select count(*)
      from public.document_facts s
      join public.company_facts f
        on f.org_id = s.org_id
        and f.id = s.fact_id
      where s.org_id = d.org_id
        and s.document_id = d.id
        and f.status = 'proposed'
    )
  )
  from public.document_versions v
  left join public.clients c
    on c.org_id = d.org_id
    and c.id = d.client_id
  left join public.campaigns g
    on g.org_id = d.org_id
    and g.id = d.campaign_id
  where v.org_id = d.org_id
    and v.document_id = d.id
    and v.version = d.version
$$;
grant execute on function app.document_json to app_user;
