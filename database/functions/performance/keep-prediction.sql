-- Keeps the prediction of a deliverable beside those that it made before. One that stands as it did, in other
-- words or with its sources numbered anew, is the same.
create or replace function app.keep_prediction() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.predictions (org_id, client_id, output_id, output_version, prediction)
  select new.org_id, new.client_id, new.id, new.version, new.content #> '{body,prediction}'
  where not exists (
    select 1
    from public.predictions p
    where p.org_id = new.org_id
      and p.output_id = new.id
      and app.is_same_prediction(p.prediction, new.content)
  );
  return null;
end $$;
