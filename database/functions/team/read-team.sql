-- The team page in one answer. Who may not manage members sees the members and nothing else.
create or replace function app.read_team() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  org uuid := app.org_id();
  manages boolean := app.may('members.manage');
begin
  if not app.works_in_organization() then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'members', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', u.id,
          'email', u.email,
          'full_name', u.full_name,
          'avatar_id', u.avatar_id,
          'joined_at', u.created_at,
          'is_you', u.id = app.user_id(),
          'second_factor', i.second_factor,
          'last_seen_at', case
            when manages
              then (select max(s."updatedAt") from auth.session s where s."userId" = u.id)
          end,
          'roles', coalesce((
            select jsonb_agg(
              jsonb_build_object('role_name', r.role_name, 'client_id', r.client_id)
              order by r.role_name, r.client_id
            )
            from public.role_assignments r
            where r.org_id = org
              and r.user_id = u.id
          ), '[]')
        )
        order by u.created_at, u.id
      )
      from public.users u
      join auth."user" i on i.id = u.id
      where u.org_id = org
    ), '[]'),
    'invitations', case
      when manages
        then coalesce((
          select jsonb_agg(app.team_invitation_json(t.id) order by t.created_at desc)
          from public.team_invitations t
          where t.org_id = org
            and t.accepted_at is null
            and t.revoked_at is null
        ), '[]')
      else '[]'
    end,
    'assignable', case
      when manages
        then coalesce((
          select jsonb_agg(a.role_name order by a.rank)
          from app.assignable_roles a
          join public.organizations o on o.type = a.organization_type
          where o.id = org
            and (not a.owners_only or app.may('organization.transfer'))
        ), '[]')
      else '[]'
    end,
    'clients', case
      when manages
        then coalesce((
          select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name)
          from public.clients c
          where c.org_id = org
        ), '[]')
      else '[]'
    end
  );
end $$;
grant execute on function app.read_team to app_user;
