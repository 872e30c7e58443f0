-- Works in another organization from now on, in every session of the person.
create or replace function app.enter_organization(p_org_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select 1
    from public.users u
    where u.org_id = p_org_id
      and u.id = app.user_id()
  ) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update auth."user"
  set org_id = p_org_id
  where id = app.user_id();
end $$;
grant execute on function app.enter_organization to app_user;
