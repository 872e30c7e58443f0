create or replace function app.remove_member(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_member(p_user_id);
  perform app.require_step_up();
  if app.is_last_owner(app.org_id(), p_user_id) then
    raise exception 'LAST_OWNER' using errcode = 'SX4LO';
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    app.org_id(),
    app.user_id(),
    'removed',
    'users',
    p_user_id,
    app.person_words(app.org_id(), p_user_id)
  );
  perform app.queue_mail(
    gone.email,
    'notification',
    jsonb_build_object(
      'title', 'You are no longer part of ' || o.name,
      'body', me.full_name
        || ' ('
        || me.email
        || ') took you off the team. What you made stays with it.',
      'path', null
    )
  )
  from public.users gone
  join public.organizations o on o.id = gone.org_id
  join public.users me on me.org_id = gone.org_id and me.id = app.user_id()
  where gone.org_id = app.org_id()
    and gone.id = p_user_id;
  perform app.end_membership(app.org_id(), p_user_id);
end $$;
grant execute on function app.remove_member to app_user;
