-- /api/v1/me in one row.
create or replace function app.get_me() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
  select jsonb_build_object(
    'user', jsonb_build_object('id', u.id, 'org_id', u.org_id, 'email', u.email, 'full_name', u.full_name),
    'organization', (select jsonb_build_object('id', o.id, 'name', o.name, 'type', o.type, 'slug', o.slug) from public.organizations o where o.id = u.org_id),
    'roles', coalesce((select jsonb_agg(jsonb_build_object('role_name', r.role_name, 'client_id', r.client_id) order by r.created_at, r.role_name) from public.role_assignments r where r.org_id = u.org_id and r.user_id = u.id), '[]'),
    'abilities', to_jsonb(app.abilities()),
    'onboarding', (select jsonb_build_object('needs_onboarding', s.needs_onboarding) from public.check_onboarding_status(u.id) s),
    'assurance', jsonb_build_object('current', 'aal1', 'next', 'aal1'))
    from public.users u
   where u.org_id = app.org_id() and u.id = app.user_id()
  );
end $$;
