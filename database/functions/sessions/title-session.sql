-- Gives a session the title of what was written in it, also one that was deleted meanwhile.
create or replace function app.title_session(p_id uuid, p_title text) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.agent_sessions s
  set title = p_title
  where s.org_id = app.org_id()
    and s.id = p_id;
end $$;
grant execute on function app.title_session to app_user;
