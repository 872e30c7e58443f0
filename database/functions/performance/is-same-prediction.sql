-- Whether a deliverable predicts what was kept, in whatever words; false where it predicts nothing.
create or replace function app.is_same_prediction(p_kept jsonb, p_content jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v_made jsonb := p_content #> '{body,prediction}';
begin
  if jsonb_typeof(v_made) is distinct from 'object' then
    return false;
  end if;
  return p_kept - 'says' = v_made - 'says';
end $$;
grant execute on function app.is_same_prediction to app_user;
