-- Guards a change to a member: they exist here, and only owners touch owners.
create or replace function app.require_member(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One change to a team at a time: two owners removing each other at once would leave none. Rights are
  -- asked for after the wait, which may have taken them.
  perform 1
  from public.organizations o
  where o.id = app.org_id()
  for update;
  perform app.require_ability('members.manage');
  if not exists (
    select 1
    from public.users u
    where u.org_id = app.org_id()
      and u.id = p_user_id
  ) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if exists (
    select 1
    from public.role_assignments r
    where r.org_id = app.org_id()
      and r.user_id = p_user_id
      and r.role_name in ('agency_owner', 'sme_owner')
  )
    and not app.may('organization.transfer')
  then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
end $$;
