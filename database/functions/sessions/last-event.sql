-- Where a session's log ends: the number of its last event.
create or replace function app.last_event(p_session_id uuid) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select s.last_seq
    from public.agent_sessions s
    where s.org_id = app.org_id()
      and s.id = p_session_id
  );
end $$;
grant execute on function app.last_event to app_user;
