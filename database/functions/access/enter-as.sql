-- Starts a transaction for a person whom the server already knows, in one of their organizations: a run
-- that outlives its request stays where it began when they go to work elsewhere, and ends when they are no
-- member any more.
create or replace function app.enter_as(p_user_id uuid, p_org_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select 1
    from public.users u
    where u.org_id = p_org_id
      and u.id = p_user_id
  ) then
    raise exception 'UNAUTHORIZED' using errcode = 'SX401';
  end if;
  perform app.assume(p_user_id, p_org_id, null);
  return p_user_id;
end $$;
grant execute on function app.enter_as to app_auth;
