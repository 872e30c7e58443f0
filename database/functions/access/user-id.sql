-- The person this transaction acts for; null when nobody is entered.
create or replace function app.user_id() returns uuid
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return nullif(current_setting('app.user_id', true), '')::uuid;
end $$;
grant execute on function app.user_id to app_user;
