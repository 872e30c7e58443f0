-- Text as people search it: without case and accents. "Über Café" is found by "uber cafe".
create or replace function app.fold(p_text text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return regexp_replace(lower(normalize(p_text, nfkd)), '[\u0300-\u036f]', '', 'g');
end $$;
grant execute on function app.fold to app_user;
