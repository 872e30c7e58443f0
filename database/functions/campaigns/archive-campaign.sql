-- Puts a campaign away, or takes it back.
create or replace function app.archive_campaign(p_id uuid, p_archived boolean) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  perform app.require_campaign(p_id);
  update public.campaigns c
  set archived_at = case when p_archived then coalesce(c.archived_at, now()) end
  where c.org_id = app.org_id()
    and c.id = p_id;
  return app.campaign_json(p_id);
end $$;
grant execute on function app.archive_campaign to app_user;
