-- A document with its versions, the deliverables that rest on it, and what was read in it of the company.
create or replace function app.read_document(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  document public.documents;
begin
  select d.* into document
  from public.documents d
  where d.org_id = app.org_id()
    and d.id = p_id
    and d.deleted_at is null;
  if document.id is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return app.document_json(document) || jsonb_build_object(
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'version', v.version,
        'file_name', v.file_name,
        'kind', v.kind,
        'bytes', v.bytes,
        'state', v.state,
        'reason', v.reason,
        'page_count', v.page_count,
        'created_at', v.created_at,
        'learn_state', v.learn_state,
        'learned_by', v.learned_by,
        'learn_note', v.learn_note,
        'added_by_name', app.person_name(v.added_by)
      ) order by v.version desc), '[]')
      from public.document_versions v
      where v.org_id = document.org_id
        and v.document_id = p_id
    ),
    'used_by', app.document_uses(p_id),
    'facts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id,
        'kind', f.kind,
        'label', f.label,
        'attributes', f.attributes,
        'confidence', f.confidence,
        'status', f.status,
        'version', s.version,
        'page', s.page,
        'starts', s.starts,
        'quote', s.quote,
        'read_by', s.read_by,
        'replaces', (
          select c.replaces
          from app.changed_facts c
          where c.org_id = f.org_id
            and c.fact_id = f.id
          order by c.place
          limit 1
        ),
        'created_at', f.created_at
      ) order by s.version desc, s.page, s.starts), '[]')
      from public.document_facts s
      join public.company_facts f
        on f.org_id = s.org_id
        and f.id = s.fact_id
      where s.org_id = document.org_id
        and s.document_id = p_id
        and f.status <> 'removed'
    )
  );
end $$;
grant execute on function app.read_document to app_user;
