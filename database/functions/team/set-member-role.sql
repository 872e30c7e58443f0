-- Replaces a member's roles by one role, for the organization (no clients) or for these clients.
create or replace function app.set_member_role(
  p_user_id uuid,
  p_role_name text,
  p_client_ids uuid[]
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  before text;
  clients text;
begin
  perform app.require_member(p_user_id);
  perform app.require_step_up();
  if not app.may_assign(p_role_name, p_client_ids) then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  if p_role_name not in ('agency_owner', 'sme_owner')
    and app.is_last_owner(app.org_id(), p_user_id)
  then
    raise exception 'LAST_OWNER' using errcode = 'SX4LO';
  end if;
  select string_agg(distinct r.role_name, ', ') into before
  from public.role_assignments r
  where r.org_id = app.org_id()
    and r.user_id = p_user_id;
  select string_agg(c.name, ', ' order by c.name) into clients
  from public.clients c
  where c.org_id = app.org_id()
    and c.id = any (p_client_ids);
  delete
  from public.role_assignments
  where org_id = app.org_id()
    and user_id = p_user_id;
  insert into public.role_assignments (org_id, user_id, role_name, client_id)
  select app.org_id(), p_user_id, p_role_name, c
  from unnest(
    case when cardinality(p_client_ids) = 0 then array[null::uuid] else p_client_ids end
  ) c;
  perform app.withdraw_invitations(app.org_id(), p_user_id);
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    app.org_id(),
    app.user_id(),
    'role.changed',
    'users',
    p_user_id,
    app.person_words(app.org_id(), p_user_id)
      || jsonb_strip_nulls(
        jsonb_build_object('role_name', p_role_name, 'before', before, 'client', clients)
      )
  );
  if p_user_id <> app.user_id() then
    perform app.notify(
      app.org_id(),
      p_user_id,
      'team.changed',
      'Your role is now ' || replace(p_role_name, '_', ' ') || coalesce(' for ' || clients, ''),
      'It was '
        || coalesce(replace(before, '_', ' '), 'none')
        || '. What you see and may do has changed with it.',
      '/dashboard'
    );
  end if;
end $$;
grant execute on function app.set_member_role to app_user;
