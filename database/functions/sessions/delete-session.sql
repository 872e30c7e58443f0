-- Deletes a session; it can be taken back.
create or replace function app.delete_session(p_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
begin
  update public.agent_sessions s
  set deleted_at = now()
  where s.org_id = app.org_id()
    and s.id = p_id
    and s.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return p_id;
end $$;
grant execute on function app.delete_session to app_user;
