create trigger search_added after insert on public.company_facts
  referencing new table as added
  for each statement execute function app.index_added('fact');
