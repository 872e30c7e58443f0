-- Documents that were deleted and can still be brought back, the latest first, for those who may bring them
-- back; of one client or campaign, or of all in reach.
create or replace function app.list_deleted_documents(p_client_id uuid, p_campaign_id uuid)
returns setof jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  end if;
  return query
    select app.document_json(d) || jsonb_build_object(
      'deleted_at', d.deleted_at,
      'deleted_by_name', app.person_name(d.deleted_by)
    )
    from public.documents d
    where d.org_id = app.org_id()
      and d.deleted_at is not null
      and app.may('documents.manage', d.client_id)
      and (p_client_id is null or d.client_id = p_client_id)
      and (p_campaign_id is null or d.campaign_id = p_campaign_id)
    order by d.deleted_at desc, d.id
    limit 200;
end $$;
grant execute on function app.list_deleted_documents to app_user;
