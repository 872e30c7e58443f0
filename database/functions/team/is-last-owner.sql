-- True when nobody but this person owns the organization.
create or replace function app.is_last_owner(p_org_id uuid, p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1
    from public.role_assignments r
    where r.org_id = p_org_id
      and r.user_id = p_user_id
      and r.role_name in ('agency_owner', 'sme_owner')
  )
    and not exists (
      select 1
      from public.role_assignments r
      where r.org_id = p_org_id
        and r.user_id <> p_user_id
        and r.role_name in ('agency_owner', 'sme_owner')
    );
end $$;
