-- Starts a transaction for a person whom the server already knows: a run that outlives its request.
create or replace function app.enter_as(p_user_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who record;
begin
  select u.id, u.org_id into who from auth."user" u where u.id = p_user_id;
  if not found then
    raise exception 'UNAUTHORIZED' using errcode = 'SX401';
  end if;
  perform app.assume(who.id, who.org_id, null);
  return who.id;
end $$;
