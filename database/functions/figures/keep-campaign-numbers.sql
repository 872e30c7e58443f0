-- Keeps with a file of a draft which campaigns it names by number. p_numbers: [{number, name, called}].
create or replace function app.keep_campaign_numbers(
  p_import_id uuid,
  p_place integer,
  p_numbers jsonb
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
begin
  update public.figure_files f
  set campaign_numbers = p_numbers
  where f.org_id = v_import.org_id
    and f.import_id = p_import_id
    and f.place = p_place
    and v_import.state = 'draft';
end $$;
grant execute on function app.keep_campaign_numbers to app_user;
