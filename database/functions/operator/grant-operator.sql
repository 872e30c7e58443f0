-- For the command line: makes an account an operator of the platform; false when nobody has this email.
create or replace function app.grant_operator(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.operators (user_id, granted_by)
  select u.id, app.operator_name()
  from auth."user" u
  where u.email = lower(trim(p_email))
  on conflict do nothing;
  if not exists (
    select 1
    from app.operators o
    join auth."user" u on u.id = o.user_id
    where u.email = lower(trim(p_email))
  ) then
    return false;
  end if;
  perform app.note_operation('operator.granted', lower(trim(p_email)));
  return true;
end $$;
