-- Deletes an interview; it can be taken back.
create or replace function app.delete_interview(p_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
begin
  perform app.require_interview(p_id);
  update public.persona_interviews i
  set deleted_at = now()
  where i.org_id = app.org_id()
    and i.id = p_id
    and i.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return p_id;
end $$;
grant execute on function app.delete_interview to app_user;
