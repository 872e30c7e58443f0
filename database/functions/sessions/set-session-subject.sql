-- What a session is about from now on: a fact of its own company; null is nothing in particular.
create or replace function app.set_session_subject(p_id uuid, p_subject_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
begin
  perform app.require_subject(p_subject_id, app.session_client(p_id));
  update public.agent_sessions s
  set subject_id = p_subject_id
  where s.org_id = app.org_id()
    and s.id = p_id
    and s.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return p_id;
end $$;
grant execute on function app.set_session_subject to app_user;
