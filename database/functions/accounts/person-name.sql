-- A person's name in the organization one is in, or null. Names of colleagues may be told to whoever sees
-- what they did.
create or replace function app.person_name(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select u.full_name
    from public.users u
    where u.org_id = app.org_id()
      and u.id = p_user_id
  );
end $$;
grant execute on function app.person_name to app_user;
