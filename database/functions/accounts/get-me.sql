-- /api/v1/me in one row. Somebody whose session lacks its second factor has entered without an
-- organization: they learn who they are and what is missing. Somebody without any organization is told the
-- same way, with nothing missing.
create or replace function app.get_me() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  identity record;
  session_aal text;
begin
  select u.id, u.email, u.name, u.second_factor into identity
  from auth."user" u
  where u.id = app.user_id();
  select s.aal into session_aal
  from auth.session s
  where s.id = app.session_id();
  if identity.second_factor and session_aal is distinct from 'aal2' then
    return jsonb_build_object(
      'user', jsonb_build_object(
        'id', identity.id,
        'org_id', null,
        'email', identity.email,
        'full_name', identity.name
      ),
      'organization', null,
      'roles', '[]'::jsonb,
      'abilities', '[]'::jsonb,
      'onboarding', jsonb_build_object('needs_onboarding', false, 'skipped', false),
      'assurance', jsonb_build_object('current', 'aal1', 'next', 'aal2'),
      'preferences', jsonb_build_object('theme', 'system', 'default_agent', null),
      'avatar_id', null,
      'organizations', '[]'::jsonb
    );
  end if;
  return (
    select jsonb_build_object(
      'user', jsonb_build_object(
        'id', identity.id,
        'org_id', u.org_id,
        'email', identity.email,
        'full_name', coalesce(u.full_name, identity.name)
      ),
      'organization', (
        select jsonb_build_object('id', o.id, 'name', o.name, 'type', o.type, 'slug', o.slug)
        from public.organizations o
        where o.id = u.org_id
      ),
      'roles', coalesce((
        select jsonb_agg(
          jsonb_build_object('role_name', r.role_name, 'client_id', r.client_id)
          order by r.created_at, r.role_name
        )
        from public.role_assignments r
        where r.org_id = u.org_id
          and r.user_id = u.id
      ), '[]'),
      'abilities', to_jsonb(app.abilities()),
      'onboarding', (
        select jsonb_build_object(
          'needs_onboarding', s.needs_onboarding,
          'skipped', u.onboarding_skipped_at is not null
        )
        from public.check_onboarding_status(identity.id) s
      ),
      'assurance', jsonb_build_object(
        'current', case when identity.second_factor then 'aal2' else 'aal1' end,
        'next', case when identity.second_factor then 'aal2' else 'aal1' end
      ),
      'preferences', jsonb_build_object(
        'theme', coalesce(u.theme, 'system'),
        'default_agent', u.default_agent
      ),
      'avatar_id', u.avatar_id,
      'organizations', coalesce((
        select jsonb_agg(
          jsonb_build_object('id', o.id, 'name', o.name, 'type', o.type) order by o.name
        )
        from public.users m
        join public.organizations o on o.id = m.org_id
        where m.id = identity.id
      ), '[]')
    )
    from (select 1) as once
    left join public.users u on u.org_id = app.org_id() and u.id = identity.id
  );
end $$;
grant execute on function app.get_me to app_user;
