-- A change to how somebody signs in: a line in their organization's log and a mail to them, always,
-- whatever they chose to be told.
create or replace function app.note_security(p_user_id uuid, p_action text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who record;
begin
  select u.email, u.org_id into who
  from auth."user" u
  where u.id = p_user_id;
  if who.org_id is not null then
    insert into public.audit_log (org_id, actor_id, action, entity, entity_id)
    values (who.org_id, p_user_id, p_action, 'users', p_user_id);
  end if;
  perform app.queue_mail(who.email, 'security', jsonb_build_object('action', p_action));
end $$;
grant execute on function app.note_security to app_auth;
