create or replace function app.remove_member(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_member(p_user_id);
  perform app.require_step_up();
  if app.is_last_owner(app.org_id(), p_user_id) then
    raise exception 'LAST_OWNER' using errcode = 'SX4LO';
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id) values (app.org_id(), app.user_id(), 'removed', 'users', p_user_id);
  perform app.end_membership(app.org_id(), p_user_id);
end $$;
