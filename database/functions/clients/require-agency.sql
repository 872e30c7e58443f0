-- Guards what only agencies have: clients.
create or replace function app.require_agency() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_ability('clients.manage');
  if not exists (
    select 1
    from public.organizations o
    where o.id = app.org_id()
      and o.type = 'AGENCY'
  ) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
end $$;
