-- Documents in the person's reach, those changed last first; of one client or campaign, or of all. `p_words`:
-- that stand in its name or its file's.
create or replace function app.list_documents(
  p_client_id uuid,
  p_campaign_id uuid,
  p_words text,
  p_tag text,
  p_state text,
  p_limit integer,
  p_offset integer
)
returns setof jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  end if;
  return query
    select app.document_json(d)
    from public.documents d
    join public.document_versions v
      on v.org_id = d.org_id
      and v.document_id = d.id
      and v.version = d.version
    where d.org_id = app.org_id()
      and d.deleted_at is null
      and (p_client_id is null or d.client_id = p_client_id)
      and (p_campaign_id is null or d.campaign_id = p_campaign_id)
      and (p_tag is null or p_tag = any (d.tags))
      and (p_state is null or v.state = p_state)
      and (
        p_words is null
        or position(lower(p_words) in lower(d.name || ' ' || v.file_name)) > 0
      )
    order by d.updated_at desc, d.id
    limit p_limit
    offset p_offset;
end $$;
grant execute on function app.list_documents to app_user;
