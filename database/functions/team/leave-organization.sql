create or replace function app.leave_organization() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1
  from public.organizations o
  where o.id = app.org_id()
  for update;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if app.is_last_owner(app.org_id(), app.user_id()) then
    raise exception 'LAST_OWNER' using errcode = 'SX4LO';
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    app.org_id(),
    app.user_id(),
    'left',
    'users',
    app.user_id(),
    app.person_words(app.org_id(), app.user_id())
  );
  perform app.end_membership(app.org_id(), app.user_id());
end $$;
grant execute on function app.leave_organization to app_user;
