-- Makes an identity a member by an invitation sent to its email: user row, role, and from now on it works
-- there.
create or replace function app.join_team(p_token text, p_user_id uuid, p_email text, p_name text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.team_invitations;
begin
  select * into invitation from app.open_team_invitation(p_token);
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if invitation.email <> lower(p_email) then
    raise exception 'OTHER_ADDRESS' using errcode = 'SX4OA';
  end if;
  insert into public.users (org_id, id, email, full_name)
  values (invitation.org_id, p_user_id, lower(p_email), p_name)
  on conflict do nothing;
  -- The link may name clients that were deleted since; a role that was for clients only must not become one
  -- for all.
  if cardinality(invitation.client_ids) = 0 then
    insert into public.role_assignments (org_id, user_id, role_name)
    values (invitation.org_id, p_user_id, invitation.role_name)
    on conflict do nothing;
  else
    insert into public.role_assignments (org_id, user_id, role_name, client_id)
    select invitation.org_id, p_user_id, invitation.role_name, c.id
    from public.clients c
    where c.org_id = invitation.org_id
      and c.id = any (invitation.client_ids)
    on conflict do nothing;
  end if;
  update public.team_invitations
  set
    accepted_at = now(),
    accepted_by = p_user_id
  where org_id = invitation.org_id
    and id = invitation.id;
  update auth."user"
  set org_id = invitation.org_id
  where id = p_user_id;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    invitation.org_id,
    p_user_id,
    'joined',
    'users',
    p_user_id,
    app.person_words(invitation.org_id, p_user_id)
      || jsonb_build_object('role_name', invitation.role_name)
  );
  if invitation.invited_by is not null then
    perform app.notify(
      invitation.org_id,
      invitation.invited_by,
      'team.joined',
      p_name || ' joined your team',
      'They accepted your invitation to ' || lower(p_email) || '.',
      -- Small businesses have their members on the workspace page.
      (
        select case o.type when 'AGENCY' then '/settings/team' else '/settings/workspace' end
        from public.organizations o
        where o.id = invitation.org_id
      )
    );
  end if;
end $$;
