-- How many sessions app.list_sessions would page through.
create or replace function app.count_sessions(p_agent_type text, p_client_id uuid, p_campaign_id uuid)
returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(*)
    from public.agent_sessions s
    where s.org_id = app.org_id()
      and s.deleted_at is null
      and (p_agent_type is null or s.agent_type = p_agent_type)
      and (p_client_id is null or s.client_id = p_client_id)
      and (p_campaign_id is null or s.campaign_id = p_campaign_id)
  );
end $$;
grant execute on function app.count_sessions to app_user;
