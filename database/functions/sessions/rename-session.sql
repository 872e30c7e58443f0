-- Gives a session another title.
create or replace function app.rename_session(p_id uuid, p_title text) returns uuid
language plpgsql set search_path = ''
as $$
begin
  update public.agent_sessions s
  set title = p_title
  where s.org_id = app.org_id()
    and s.id = p_id
    and s.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return p_id;
end $$;
grant execute on function app.rename_session to app_user;
