-- Deletes the person everywhere. An organization in which nobody else is goes with them; one that would
-- lose its last owner stops it.
create or replace function app.delete_me() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := app.user_id();
  membership record;
begin
  perform app.require_step_up();
  -- Waits for other changes to the same teams: two last owners must not both see each other and go.
  perform 1
  from public.organizations o
  where o.id in (select u.org_id from public.users u where u.id = me)
  order by o.id
  for update;
  for membership in
    select
      u.org_id,
      not exists (
        select 1
        from public.users o
        where o.org_id = u.org_id
          and o.id <> me
      ) as alone
    from public.users u
    where u.id = me
  loop
    if membership.alone then
      delete
      from public.organizations
      where id = membership.org_id;
    elsif app.is_last_owner(membership.org_id, me) then
      raise exception 'LAST_OWNER' using errcode = 'SX4LO';
    else
      insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
      values (
        membership.org_id,
        me,
        'account.deleted',
        'users',
        me,
        app.person_words(membership.org_id, me) - 'email'
      );
      delete
      from public.users
      where org_id = membership.org_id
        and id = me;
      perform app.withdraw_invitations(membership.org_id, me);
    end if;
  end loop;
  -- Asking again must be possible: an invitation is good once, and a request is kept once.
  delete
  from public.invitations i using auth."user" u
  where u.id = me
    and i.email = u.email;
  delete
  from public.invitation_requests r using auth."user" u
  where u.id = me
    and r.email = u.email;
  delete
  from app.mail_outbox m using auth."user" u
  where u.id = me
    and m.recipient = u.email;
  perform app.void_mailed_links(me);
  delete from auth."user" where id = me;
end $$;
grant execute on function app.delete_me to app_user;
