-- The campaign that a session is for; null where it is for none, or is not to be seen.
create or replace function app.session_campaign(p_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select s.campaign_id
    from public.agent_sessions s
    where s.org_id = app.org_id()
      and s.id = p_id
  );
end $$;
grant execute on function app.session_campaign to app_user;
