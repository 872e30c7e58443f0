create or replace function public.get_user_roles(p_user_id uuid, p_org_id uuid)
returns table (role_name text, client_id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  return query
    select r.role_name, r.client_id
    from public.role_assignments r
    where r.org_id = p_org_id
      and r.user_id = p_user_id
    order by r.created_at, r.role_name;
end $$;
grant execute on function public.get_user_roles to app_user;
