-- The run that works in a session now, or null.
create or replace function app.running_run(p_session_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  perform app.session_client(p_session_id);
  return (
    select r.id
    from public.agent_runs r
    where r.org_id = app.org_id()
      and r.session_id = p_session_id
      and r.status = 'running'
  );
end $$;
grant execute on function app.running_run to app_user;
