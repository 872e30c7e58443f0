create or replace function app.operator_settle_feedback(p_id uuid, p_status text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  update public.feedback f
  set status = p_status
  where f.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.note_operation('feedback.' || p_status, p_id::text);
end $$;
grant execute on function app.operator_settle_feedback to app_user;
