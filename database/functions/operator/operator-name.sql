-- How the operator of this transaction signs the log; the command line has nobody entered.
create or replace function app.operator_name() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select u.email from auth."user" u where u.id = app.user_id()), 'command line');
end $$;
