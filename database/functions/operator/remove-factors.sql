-- For the command line: takes every second factor off an account, ends its sessions and tells its owner;
-- false when there was none.
create or replace function app.remove_factors(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := (
    select u.id
    from auth."user" u
    where u.email = p_email
      and u.second_factor
  );
begin
  if owner is null then
    return false;
  end if;
  delete from auth."mfaFactor" where "userId" = owner;
  delete from auth.session where "userId" = owner;
  perform app.note_security(owner, 'second-factor.removed');
  perform app.note_operation('second-factor.removed', p_email);
  return true;
end $$;
