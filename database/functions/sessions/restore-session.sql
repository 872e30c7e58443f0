-- Takes a deleted session back.
create or replace function app.restore_session(p_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
begin
  update public.agent_sessions s
  set deleted_at = null
  where s.org_id = app.org_id()
    and s.id = p_id
    and s.deleted_at is not null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return p_id;
end $$;
grant execute on function app.restore_session to app_user;
